import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { signs } from './signs-plugin.ts';

const server = process.env.CONCLAVE_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    signs(),
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Conclave',
        short_name: 'Conclave',
        description: 'A table for four games of magic',
        display: 'standalone',
        start_url: '/',
        background_color: '#0e1119',
        theme_color: '#0e1119',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|live|healthz|metrics)/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // What the home page needs comes in one piece: fewer requests before the first look.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/live': { target: server, ws: true } } },
});
