import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { minutesBefore } from '@asso/domain/instruction/conclusion.rules';
import { sayCourriersPending } from '@asso/domain/instruction/conclusion.words';
import { useEffect, useState } from 'react';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import { type Refus, toRefus } from '../../dossier/refus.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { focusIfLost } from '../../ui/page/focus.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { DecisionSuite } from './decision-props.ts';

type ConclusionPriseProps = {
  id_fo: string;
  genre: GenreDossier;
  service: string;
  attente: ConclusionView;
  suite: DecisionSuite;
  readAgain: () => Promise<void>;
};

const everyMs = 20_000;

/** Shown when a decision is made but not sent yet: says when it leaves, and lets the agent take it back until then. */
export function ConclusionPrise({ id_fo, genre, service, attente, suite, readAgain }: ConclusionPriseProps) {
  const { action, montant, par, prise_le, part_le, lettres, echec } = attente;
  const depart = new Date(part_le);
  const [minutes, setMinutes] = useState(() => minutesBefore(depart, now()));
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const [key, setKey] = useState(newId);
  const heure = formatHeure(depart);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesBefore(new Date(part_le), now())), everyMs);
    return () => clearInterval(timer);
  }, [part_le]);
  // Once taken back, the button is gone with the rest: the title of the panel takes its focus.
  useEffect(() => {
    const titre = document.getElementById('decision-titre');
    return () => focusIfLost(titre);
  }, []);
  const take = async () => {
    const outcome = await call(conclusionEndpoints.reprendreDecision, {
      params: { id: id_fo, service },
      idempotencyKey: key,
    });
    setKey(newId());
    setRefusal(outcome.ok ? null : toRefus(outcome.problem));
    await readAgain();
    if (outcome.ok) notify('succes', 'Décision reprise. Rien n’est parti.');
  };
  const fait = actionMots(action, genre).fait;
  return (
    <div className="pile pile--serree">
      {echec === null ? (
        <Notice tone="succes" title={montant === null ? `${fait}.` : `${fait} : ${formatEuros(montant)}.`}>
          <p>
            Par {par.nom}, à {formatHeure(new Date(prise_le))}.{' '}
            {sayCourriersPending({ courriers: lettres.length, heure })}
          </p>
        </Notice>
      ) : (
        <Notice tone="erreur" title="La décision n’est pas partie">
          <p>{echec}</p>
          <p>Reprenez-la, puis concluez à nouveau.</p>
        </Notice>
      )}
      {lettres.length > 0 && (
        <ul className="liste-nue">
          {[...lettres.entries()].map(([rang, nom]) => (
            <li key={rang}>
              <DownloadLink
                row={conclusionEndpoints.readLettreEnAttente}
                params={{ id: id_fo, service, rang: rang + 1 }}
                details="pdf"
              >
                Lire « {nom} »
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
      {refusal && <RefusNotice titre="La décision n’est pas reprise" refus={refusal} />}
      <div className="actions">
        <AppLink id="decision-suite" className="fr-btn" href={suite.href}>
          {suite.label}
        </AppLink>
        <ActionButton kind="secondaire" busyText="Reprise…" onPress={take}>
          {echec === null && minutes > 0 ? `Reprendre (${minutes} min)` : 'Reprendre'}
        </ActionButton>
      </div>
      <p className="discret">Après {heure}, une décision ne se reprend plus.</p>
    </div>
  );
}
