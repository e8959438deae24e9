import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { FederationJustifiee, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { depotHref } from '../association/fiche/fiche-href.ts';
import { limitesCourtes } from '../document/limites.ts';
import { depositFailure } from '../document/send-document.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { UploadField } from '../ui/upload/UploadField.tsx';
import type { SendFile } from '../ui/upload/upload-types.ts';
import { ControleCard } from './ControleCard.tsx';

type AttestationsControleProps = { structure: StructurePsp; onDeposited: () => Promise<unknown> };

const badges: Record<FederationJustifiee['etat'], { tone: BadgeTone; text: string }> = {
  confirmee: { tone: 'vert', text: 'confirmée par la fédération' },
  deposee: { tone: 'vert', text: 'attestation déposée' },
  ancienne: { tone: 'orange', text: 'attestation ancienne' },
  absente: { tone: 'orange', text: 'attestation à déposer' },
};

/**
 * Shows the certificate of each federation, which the club deposits unless the federation confirmed it, and the decree
 * of an agrément.
 */
export function AttestationsControle({ structure, onDeposited }: AttestationsControleProps) {
  const { federations, arrete, association, rights, exercice } = structure;
  const isOk = federations.every(({ problem }) => problem === null) && !arrete?.problem;
  if (federations.length === 0 && !arrete) return null;
  return (
    <ControleCard id="psp-attestations" titre="Attestations" isOk={isOk}>
      <ul className="liste-nue pile">
        {federations.map((one) => (
          <li key={one.siren} className="pile pile--serree">
            <p className="carte__tete">
              <strong>{one.nom}</strong>
              <StateBadge tone={badges[one.etat].tone}>{badges[one.etat].text}</StateBadge>
            </p>
            {one.attestation && (
              <p>
                <DownloadLink
                  row={documentEndpoints.downloadDocument}
                  params={{ uuid: one.attestation.uuid }}
                  details={`saison ${one.attestation.saison}, déposée le ${formatDate(new Date(one.attestation.depose_le))}`}
                >
                  {one.attestation.nom}
                </DownloadLink>
              </p>
            )}
            {one.problem && <p className="attention">{one.problem.message}</p>}
            {one.problem && rights.create && association.id_siren && (
              <UploadField
                id={`attestation-${one.siren}`}
                label={`Attestation ${withElision(one.nom)}`}
                limits={limitesCourtes}
                onSend={affiliationSender({
                  id_siren: association.id_siren,
                  exerciceId: exercice.id,
                  federation: one,
                  onDeposited,
                })}
                isListedBeside
              />
            )}
          </li>
        ))}
      </ul>
      {arrete && (
        <p className={arrete.problem ? 'attention' : undefined}>
          {arrete.problem ? arrete.problem.message : 'L’arrêté d’agrément est dans vos documents.'}{' '}
          {arrete.problem && (
            <AppLink href={depotHref(association.id, { type: 'AGR' })}>Déposer l’arrêté</AppLink>
          )}
        </p>
      )}
    </ControleCard>
  );
}

type Depot = {
  id_siren: string;
  exerciceId: string;
  federation: { siren: string; nom: string };
  onDeposited: () => Promise<unknown>;
};

/**
 * Makes the function by which an upload field sends the certificate of one federation. The other values go before the
 * file in the body, because the server needs them first.
 */
const affiliationSender =
  ({ id_siren, exerciceId, federation, onDeposited }: Depot): SendFile =>
  async (file, { key, ...progress }) => {
    const form = new FormData();
    form.append('id_siren', id_siren);
    form.append('siren_federation', federation.siren);
    form.append('nom_federation', federation.nom);
    form.append('file', file, file.name);
    const outcome = await call(passSportEndpoints.uploadAffiliation, {
      query: { exerciceId },
      body: form,
      idempotencyKey: key,
      ...progress,
    });
    if (!outcome.ok) return depositFailure(outcome.problem);
    await onDeposited();
    return { kind: 'recu', status: { text: 'Attestation déposée', tone: 'pret', isLast: true } };
  };
