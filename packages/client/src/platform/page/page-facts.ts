/**
 * Returns what the server wrote in the page under this name; null during development, where no server completes the
 * page.
 */
export function pageFact<T>(name: string): T | null {
  if (typeof document === 'undefined') return null;
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return content ? (JSON.parse(content) as T) : null;
}
