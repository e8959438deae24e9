import { createContext } from 'react';

/** A form in several pages gives the address of a field that is not on the page shown. */
export const ChampAilleurs = createContext<(field: string) => string | undefined>(() => undefined);
