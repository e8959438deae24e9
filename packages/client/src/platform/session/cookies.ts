// The few cookies that the pages themselves read or write.

/** Returns null when the cookie is missing or empty. */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null;

const daySeconds = 86_400;

/**
 * Writes a cookie valid for the whole portal; 0 days removes it. The Cookie Store API is asynchronous, and Safari 17
 * does not have it.
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`;
}

export const cookieNames = (cookies: string): string[] =>
  cookies.split('; ').flatMap((one) => one.split('=')[0] || []);
