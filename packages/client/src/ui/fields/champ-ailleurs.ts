import { createContext } from 'react';

/** Given the path of a field, returns the address of the page that holds it, or undefined when it is on this page. */
export const ChampAilleurs = createContext<(field: string) => string | undefined>(() => undefined);
