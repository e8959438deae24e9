import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { pageSigner, saySignatureAttendue } from '@asso/domain/dossier/signature/signature-attendue.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Says on the page of a dossier whose turn it is while its signature is awaited, and leads who signs to it. */
export function SignatureAttendue({ dossier }: { dossier: { id_fo: string } }) {
  const read = useRead(signatureEndpoints.readSignature, { params: { id: dossier.id_fo } });
  const demande = read.state === 'lu' ? read.value.demande : null;
  if (demande?.etat !== 'demandee') return null;
  const { isMoi, expire_le } = demande;
  return (
    <Notice tone="info" title={saySignatureAttendue({ ...demande, avant: expire_le })} level="h2">
      {isMoi ? (
        <p>
          <AppLink className="fr-btn" href={pageSigner(demande)}>
            Lire et signer
          </AppLink>
        </p>
      ) : (
        <p>Un changement reste possible : il sera lu avant d’être signé.</p>
      )}
    </Notice>
  );
}
