// While a signature is awaited, these sentences say whose turn it is: who must sign, and whoever else reads the dossier.
import { formatDate } from '../../identifiants/dates-affichees.ts';

/** A signature that was asked and is awaited; `subtractDuree` is the instant at which the link of the person ends. */
export type SignatureAttendue = {
  /** The id of the request, which leads to the page where one signs. */
  id: string;
  /** The person who is asked, and the one who asks. */
  nom: string;
  par: string;
  /** True when the reader is the person who is asked. */
  isMoi: boolean;
  avant: string;
};

export const pageSigner = ({ id }: Pick<SignatureAttendue, 'id'>): string => `/signer?demande=${id}`;

/** Says whose turn a dossier is while its signature is awaited, to the person who signs or to the others. */
export const saySignatureAttendue = ({ nom, par, isMoi, avant }: SignatureAttendue): string => {
  const fin = formatDate(new Date(avant));
  return isMoi
    ? `${par} vous demande de le signer : relisez, puis signez avant le ${fin}.`
    : `${nom} doit signer : le lien envoyé sert jusqu’au ${fin}.`;
};
