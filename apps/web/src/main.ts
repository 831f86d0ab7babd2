import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { startRouter } from './app/router.svelte.ts';
import { followSettings } from './app/settings.svelte.ts';

startRouter();
followSettings();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
