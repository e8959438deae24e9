// A browser's user agent is put in plain words: « Firefox sur Windows ».

/** The order matters, because each browser also gives the names of others. */
const navigateurs: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systemes: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

export function navigateurOf(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([shape]) => shape.test(userAgent))?.[1];
  const navigateur = find(navigateurs) ?? 'Navigateur inconnu';
  const systeme = find(systemes);
  return systeme ? `${navigateur} sur ${systeme}` : navigateur;
}
