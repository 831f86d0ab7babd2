const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

const named = (names: readonly [RegExp, string][], agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1];

/** What a browser is called in the list of devices. */
export function browserName(agent: string | undefined): string {
  const [browser, system] = [named(BROWSERS, agent ?? ''), named(SYSTEMS, agent ?? '')];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A browser';
}
