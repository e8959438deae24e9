import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sayReception } from '@asso/domain/instruction/absence.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { absencesHref, chargeEquipeHref } from '../charge/charge-href.ts';
import { jourCourt } from '../file/jour-court.ts';
import { chargeHref } from './jour-href.ts';

/** Who is away and who receives, what each colleague has in charge, and what has nobody: one takes it there. */
export function EquipePanel({ jour: { parCollegue, absents } }: { jour: JourView }) {
  const bureau = useRead(bureauEndpoints.readBureau, {});
  if (bureau.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (bureau.state !== 'lu' || bureau.value.services.length === 0) return null;
  const { moi } = bureau.value;
  const autres = parCollegue.filter(({ id }) => id !== moi);
  const ailleurs = absents.filter(({ id }) => id !== moi);
  return (
    <section className="jour__panneau" aria-labelledby="equipe">
      <div className="jour__panneau-tete">
        <h2 id="equipe" className="fr-h6">
          Équipe
        </h2>
        <span>
          <AppLink href={absencesHref}>Absences</AppLink>
          {' · '}
          <AppLink href={chargeEquipeHref}>Charge par semaine</AppLink>
        </span>
      </div>
      {ailleurs.map((one) => (
        <p key={one.id} className="jour__absent">
          {sayReception({ ...one, absent: one.nom })}
        </p>
      ))}
      <ul className="liste-nue jour__equipe">
        {autres.map(({ id, nom, nombre, retards, premier }) => (
          <li key={id ?? 'personne'}>
            <span>
              <strong>{nom}</strong>
              <span className="discret">
                {' '}
                {count(nombre, 'dossier', 'dossiers')}
                {retards > 0 && `, ${count(retards, 'en retard', 'en retard')}`}
                {id === null && premier && `, le premier dû le ${jourCourt(new Date(premier))}`}
              </span>
            </span>
            <AppLink href={chargeHref(id)}>
              {id === null ? 'Prendre…' : 'Voir'}
              <span className="invisible"> : {nom}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
