import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { DemandeSignature, SignatureView } from '@asso/contract/dossier/signature.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';

type FaireSignerProps = {
  dossier: { id_fo: string };
  /** Saves the last answers before the dossier is shown to the person who signs. */
  flush: () => Promise<unknown>;
};

/** Asks the person named as signatory to sign (« Faire signer par … »), and shows where that request stands. */
export function FaireSigner({ dossier, flush }: FaireSignerProps) {
  const read = useRead(signatureEndpoints.readSignature, { params: { id: dossier.id_fo } });
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  if (read.state !== 'lu' || read.value.signataire === null || read.value.signataire.compte === 'moi')
    return null;
  const { signataire, demande } = read.value;
  const settle = (outcome: CallOutcome<typeof signatureEndpoints.askSignature>, said: string) => {
    setRefusal(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    read.put(outcome.value, outcome.version);
    announce(said);
  };
  const ask = async () => {
    await flush();
    const outcome = await call(signatureEndpoints.askSignature, {
      params: { id: dossier.id_fo },
      body: {},
      idempotencyKey: newId(),
    });
    settle(outcome, `Lien envoyé à ${signataire.nom}.`);
  };
  const change = async (action: 'relancer' | 'retirer', { version }: DemandeSignature) => {
    const outcome = await call(signatureEndpoints.changeSignature, {
      params: { id: dossier.id_fo, action },
      body: {},
      ifMatch: version,
      idempotencyKey: newId(),
    });
    settle(outcome, action === 'relancer' ? `Lien renvoyé à ${signataire.nom}.` : 'Demande retirée.');
  };
  if (signataire.compte === 'aucun') return <SansCompte signataire={signataire} />;
  const isWaiting = demande?.etat === 'demandee' || demande?.etat === 'expiree';
  return (
    <section className="cadre pile pile--serree" aria-labelledby="faire-signer">
      <h2 id="faire-signer" className="fr-h5">
        {titreOf(signataire)}
      </h2>
      {isWaiting ? (
        <>
          <p>{waitingSaid(demande)}</p>
          <div className="actions">
            <ActionButton kind="secondaire" onPress={() => change('relancer', demande)}>
              Renvoyer le lien
            </ActionButton>
            <ActionButton kind="tertiaire" onPress={() => change('retirer', demande)}>
              Retirer la demande
            </ActionButton>
          </div>
        </>
      ) : (
        <>
          {demande?.etat === 'refusee' && (
            <Notice tone="attention" title={`${demande.nom} demande un changement`} level="h3">
              <p>« {demande.mot} »</p>
            </Notice>
          )}
          <p>
            {signataire.nom}, {signataire.fonction}, reçoit un lien par courriel : deux appuis sur son
            téléphone signent et transmettent. Rien ne part avant.
          </p>
          <div className="actions">
            <ActionButton onPress={ask} busyText="Envoi du lien…">
              Faire signer par {signataire.nom}
            </ActionButton>
          </div>
        </>
      )}
      {refusal && (
        <p className="fr-message fr-message--error" role="alert">
          {refusal.message}
        </p>
      )}
    </section>
  );
}

const waitingSaid = ({ etat, nom, demandee_le, expire_le, rappelee_le }: DemandeSignature): string => {
  const fin = formatDate(new Date(expire_le));
  if (etat === 'expiree') return `${nom} n’a pas signé, et son lien a expiré le ${fin}.`;
  const rappel = rappelee_le ? ` Rappel envoyé le ${formatDate(new Date(rappelee_le))}.` : '';
  return `Demandé à ${nom} le ${formatHorodatage(new Date(demandee_le))}. Son lien sert jusqu’au ${fin}.${rappel}`;
};

const titreOf = ({ nom }: { nom: string }): string => `La signature ${withElision(nom)}`;

/** Shown when no account may sign for this person: what is to be done first. */
const SansCompte = ({ signataire }: { signataire: NonNullable<SignatureView['signataire']> }) => (
  <section className="cadre pile pile--serree" aria-labelledby="faire-signer">
    <h2 id="faire-signer" className="fr-h5">
      {titreOf(signataire)}
    </h2>
    {signataire.motif ? (
      <p>{signataire.motif}</p>
    ) : (
      <>
        <p>
          {signataire.nom} n’a pas encore de compte pour cette association. Invitez cette personne : une fois
          son compte créé, vous lui enverrez le lien ici.
        </p>
        <p>
          <AppLink
            className="fr-btn"
            href={`/informations-administratives/${signataire.id_asso}/personnes-et-acces`}
          >
            Inviter {signataire.nom}
          </AppLink>
        </p>
      </>
    )}
  </section>
);
