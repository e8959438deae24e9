// The page that somebody was on before the present one: who asks for help is asking about that one.

let last: string | null = null;

type Left = {
  /** The path, query and anchor of the page, below the base path. */
  href: string;
  /** The secret of a link sent by e-mail, when the address holds one. */
  token?: string | undefined;
};

/** Says that the person leaves this page for another one; what was searched there is not kept, nor a secret. */
export const leavePage = ({ href, token }: Left): void => {
  const path = href.replace(/[?#].*$/, '');
  last = token ? path.replace(token, '…') : path;
};

/** Returns the path of the page before, or null when the person came straight here. */
export const cameFrom = (): string | null => last;
