// The page of the person who signs sums up the dossier in a few facts, and what is certified in a few sentences.
import type { Signataire } from './signature.rules.ts';

export type FaitSigne = { label: string; valeur: string };

/** Says in plain words by what right the person signs; this clause comes before those of each kind of dossier. */
export const sayEngagement = (qualite: Signataire['qualite'], fonction: string): string =>
  qualite === 'representant'
    ? `Vous pouvez engager l’association\u00a0: vous la représentez, comme ${fonction}.`
    : 'Vous pouvez engager l’association\u00a0: le pouvoir joint au dossier vous y autorise.';

/** The words before what is certified by the account that transmits, whoever is named to sign. */
export const certificationText = 'Vous certifiez, pour l’association, que\u00a0:';

/** Returns « À signer : Des sorties en mer »; the title keeps its capital, which may be that of a name. */
export const titleToSign = (nom: string): string => `À signer\u00a0: ${nom}`;
