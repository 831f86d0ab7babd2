// Lights the room before the first paint; the settings screen writes what is read here.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('conclave.settings') ?? '{}').theme ?? 'auto';
  } catch {}
  const light = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
