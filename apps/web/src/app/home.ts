import { go } from './router.svelte.ts';

export const goHome = (): void => go('/');
