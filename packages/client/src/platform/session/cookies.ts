// The pages themselves read or write only these few cookies.

/** Returns null when the cookie is missing or empty. */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null;

const daySeconds = 86_400;

/**
 * The cookie holds for the whole portal; 0 days removes it. The Cookie Store API would answer later, and Safari 17
 * has none.
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`;
}

export const cookieNames = (cookies: string): string[] =>
  cookies.split('; ').flatMap((one) => one.split('=')[0] || []);
