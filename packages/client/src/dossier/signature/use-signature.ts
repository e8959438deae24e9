import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { SignatureView } from '@asso/contract/dossier/signature.schemas';
import type { EnvoiToSay } from '@asso/domain/dossier/signature/qui-signe.words';
import { useRead } from '../../platform/use-read.ts';

type DossierNomme = { id_fo: string };

const useSignature = ({ id_fo }: DossierNomme): SignatureView | null => {
  const read = useRead(signatureEndpoints.readSignature, { params: { id: id_fo } });
  return read.state === 'lu' ? read.value : null;
};

/** The person who must sign, when it is not the reader; null also while nobody is named. */
export function useOtherSignataire(dossier: DossierNomme): { nom: string; isExigee: boolean } | null {
  const signataire = useSignature(dossier)?.signataire ?? null;
  return signataire === null || signataire.compte === 'moi' ? null : signataire;
}

/** Who sent the dossier last and who signed it; null before any sending. */
export function useSignerNamed(dossier: DossierNomme): EnvoiToSay | null {
  const signature = useSignature(dossier);
  if (!signature?.envoi) return null;
  const { par, le, isNonSigne } = signature.envoi;
  return { par, le: new Date(le), isNonSigne, preuve: signature.preuve };
}
