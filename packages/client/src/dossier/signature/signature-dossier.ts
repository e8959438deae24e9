import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useOtherSignataire } from './use-signature.ts';

/** What a démarche shows where the person named as signatory may not be the reader: the same for every dossier. */
export const signatureDossier = {
  useAutreSignataire: useOtherSignataire,
  SignatureAttendue: lazyPart(async () => (await import('./SignatureAttendue.tsx')).SignatureAttendue),
  FaireSigner: lazyPart(async () => (await import('./FaireSigner.tsx')).FaireSigner),
};
