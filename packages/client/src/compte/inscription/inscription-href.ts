// The addresses of the pages that create an account, with the page to open afterwards.
const leadingTo = (page: string, redirect: string): string =>
  redirect === '/' ? page : `${page}?redirect_url=${encodeURIComponent(redirect)}`;

export const inscriptionHref = (redirect: string): string => leadingTo('/register', redirect);

/** Returns the address of the page where the person waits for the e-mail. */
export const validationHref = (redirect: string): string => leadingTo('/validation', redirect);
