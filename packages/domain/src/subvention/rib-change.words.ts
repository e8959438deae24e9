// A changed account is where a fraud is seen: the subject of its e-mail says which account replaces which, first.

type Comptes = { avant: string | null; apres: string };

/** The last four characters of a masked account tell it apart. */
const fin = (masque: string): string => `…${masque.slice(-4)}`;

/** Returns for example « RIB changé : …0189 au lieu de …1182, Ludothèque d’Alès ». */
export const sujetRibChange = ({ avant, apres }: Comptes, association: string): string =>
  avant === null
    ? `RIB choisi : ${fin(apres)}, ${association}`
    : `RIB changé : ${fin(apres)} au lieu de ${fin(avant)}, ${association}`;
