import { agendaEndpoints } from '@asso/contract/suivi/agenda.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { listUpcomingDates } from '@asso/domain/suivi/dates-a-venir.rules';
import { useState } from 'react';
import { call, type Received } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { saveFile } from '../platform/save-file.ts';
import { type Read, useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { announce } from '../ui/page/announcer.ts';
import type { Agenda } from './tableau-de-bord.ts';

type AgendaDialogProps = { agenda: Agenda; onClose: () => void };

/** Offers the dates to come as a file, or a private address from which a calendar program reads them by itself. */
export function AgendaDialog({ agenda, onClose }: AgendaDialogProps) {
  const [said, setSaid] = useState<string | null>(null);
  const nombre = listUpcomingDates(agenda, now()).length;
  const dates = count(nombre, 'date', 'dates');
  const download = async () => {
    const outcome = await call(agendaEndpoints.downloadAgenda, {});
    if (outcome.ok) saveFile(outcome.value as Received);
    const text = outcome.ok ? `Agenda téléchargé : ${dates}.` : outcome.problem.message;
    setSaid(text);
    announce(text);
  };
  return (
    <Dialog title="Ajouter à mon agenda" onClose={onClose}>
      <div className="pile">
        <section className="pile pile--serree" aria-labelledby="agenda-fichier">
          <h3 id="agenda-fichier">Une seule fois</h3>
          <p>
            {dates} à venir, avec un rappel 14 jours puis 2 jours avant. Ouvrez le fichier avec votre agenda.
          </p>
          <ActionButton onPress={download}>Télécharger mes dates</ActionButton>
          {said && <p>{said}</p>}
        </section>
        <Abonnement />
      </div>
    </Dialog>
  );
}

/** Creates the private address, shown this once only since the server keeps just its hash. */
function Abonnement() {
  const read = useRead(agendaEndpoints.readAbonnement, {});
  const [adresse, setAdresse] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async () => {
    const outcome = await call(agendaEndpoints.openAbonnement, {});
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    const { adresse: made, ...abonnement } = outcome.value;
    setAdresse(made);
    read.put(abonnement, null);
    announce('Adresse créée.');
  };
  const close = async () => {
    const outcome = await call(agendaEndpoints.closeAbonnement, {});
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    setAdresse(null);
    read.put(outcome.value, null);
    announce('Adresse supprimée. Votre agenda ne recevra plus ces dates.');
  };
  return (
    <section className="pile pile--serree" aria-labelledby="agenda-adresse">
      <h3 id="agenda-adresse">Toujours à jour</h3>
      <p>
        Une adresse privée, que votre agenda relit seul. Qui la connaît voit vos titres et vos dates : ne la
        donnez à personne. Vous pouvez la changer ou la supprimer ici.
      </p>
      {adresse && (
        <p>
          <CopyText text={adresse} what="l’adresse de votre agenda" />
        </p>
      )}
      <Etat read={read} isShown={adresse !== null} />
      {read.state === 'lu' && (
        <div className="actions">
          <ActionButton kind="secondaire" onPress={open}>
            {read.value.cree_le === null ? 'Créer l’adresse' : 'Changer l’adresse'}
          </ActionButton>
          {read.value.cree_le !== null && (
            <ActionButton kind="tertiaire" onPress={close}>
              Supprimer l’adresse
            </ActionButton>
          )}
        </div>
      )}
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

type EtatProps = { read: Read<{ cree_le: string | null; lu_le: string | null }>; isShown: boolean };

function Etat({ read, isShown }: EtatProps) {
  if (read.state === 'attente') return <p aria-busy="true">Chargement…</p>;
  if (read.state === 'refuse') return <p>{read.problem.message}</p>;
  const { cree_le, lu_le } = read.value;
  if (cree_le === null) return null;
  if (isShown) return <p>Copiez-la maintenant : elle ne sera plus montrée.</p>;
  const lu = lu_le === null ? 'jamais lue encore' : `lue le ${formatDate(new Date(lu_le))}`;
  return (
    <p>
      Une adresse existe depuis le {formatDate(new Date(cree_le))}, {lu}.
    </p>
  );
}
