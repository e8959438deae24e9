import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { chargeEquipeHref } from '../charge/charge-href.ts';
import { jourCourt } from '../file/jour-court.ts';
import { chargeHref } from './jour-href.ts';

/** What each colleague has in charge, and what has nobody: one takes it there. */
export function EquipePanel({ jour: { parCollegue } }: { jour: JourView }) {
  const bureau = useRead(bureauEndpoints.readBureau, {});
  if (bureau.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (bureau.state !== 'lu') return null;
  const autres = parCollegue.filter(({ id }) => id !== bureau.value.moi);
  if (autres.length === 0) return null;
  return (
    <section className="jour__panneau" aria-labelledby="equipe">
      <div className="jour__panneau-tete">
        <h2 id="equipe" className="fr-h6">
          Équipe
        </h2>
        <AppLink href={chargeEquipeHref}>Charge par semaine</AppLink>
      </div>
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
