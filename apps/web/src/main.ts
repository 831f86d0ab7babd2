import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { startRouter } from './app/router.svelte.ts';
import { followSettings, settings } from './app/settings.svelte.ts';
import { labelOf } from './app/shortcuts.ts';
import { t } from './i18n/index.ts';
import { speakToReader } from './i18n/language.ts';
import { growWithWindow } from './kit/grow.ts';
import { furnish } from './kit/house.ts';

async function open(): Promise<void> {
  await speakToReader(settings.language);
  furnish({ say: t, keyLabel: (hotkey) => labelOf(hotkey, settings.ownKeys) });
  startRouter();
  followSettings();
  growWithWindow();
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

void open();
