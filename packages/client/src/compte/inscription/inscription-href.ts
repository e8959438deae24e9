// The pages of sign-up remember where the person wanted to go.
const leadingTo = (page: string, redirect: string): string =>
  redirect === '/' ? page : `${page}?redirect_url=${encodeURIComponent(redirect)}`;

export const inscriptionHref = (redirect: string): string => leadingTo('/register', redirect);

/** On this page the person waits for the e-mail's link. */
export const validationHref = (redirect: string): string => leadingTo('/validation', redirect);
