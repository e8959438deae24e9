import { aCorrigerSaid } from '@asso/domain/dossier/dossier.words';
import { useState } from 'react';
import { crfHref } from '../crf/crf-href.ts';
import { crfsHref, dossierHref } from '../dossier/dossier-href.ts';
import { Echeance } from '../dossier/Echeance.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import type { Tache } from './tableau-de-bord.ts';
import '../dossier/dossier.css';
import './accueil.css';

const shownAtMost = 5;

/** « À faire » comes with the nearest deadline first; only the first card of the page has the filled button. */
export function TachesPanel({ taches, isAfter }: { taches: readonly Tache[]; isAfter: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  if (taches.length === 0) return null;
  const shown = isWhole ? taches : taches.slice(0, shownAtMost);
  return (
    <section aria-labelledby="a-faire" className="pile">
      <h2 id="a-faire" className="fr-h4">
        À faire
      </h2>
      <ul className="liste-nue taches-cartes">
        {shown.map((tache, index) => (
          <TacheCard key={tache.id_fo} tache={tache} isFirst={index === 0 && !isAfter} />
        ))}
      </ul>
      {shown.length < taches.length && (
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsWhole(true)}>
          Voir les {taches.length} tâches
        </button>
      )}
    </section>
  );
}

function TacheCard({ tache, isFirst }: { tache: Tache; isFirst: boolean }) {
  const { associations } = useSignedInUser();
  const { label, verb, query, href = dossierHref(tache, query) } = acteOf(tache);
  return (
    <li className="cadre pile pile--serree">
      <h3 className="tache-carte__titre">
        <span className="non-transmis">{label}</span> {tache.nom},{' '}
        <span className="nombre">dossier {tache.id_fo}</span>
      </h3>
      {associations.length > 1 && <p className="discret">{tache.association}</p>}
      {tache.echeance && (
        <p>
          Avant le <Echeance le={tache.echeance} />
        </p>
      )}
      <div className="carte__pied">
        <p>{tache.phrase}</p>
        <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={href}>
          {verb}
          <span className="invisible"> {tache.id_fo}</span>
        </AppLink>
      </div>
    </li>
  );
}

type Acte = { label: string; verb: string; query: '' | `?${string}`; href?: string };

/** It says in a word what waits, and gives the one act to do. */
function acteOf(tache: Tache): Acte {
  const { manque, repondre_a, etat, id_service_instructeur } = tache;
  if (manque !== null) {
    const query = `?etape=completer&service=${id_service_instructeur}` as const;
    return { label: 'À compléter', verb: 'Compléter', query };
  }
  if (repondre_a !== null) return { label: 'À répondre', verb: 'Répondre', query: '?mode=read#messages' };
  if (etat === 'A') return { label: 'Non transmis', verb: 'Reprendre le dossier', query: '' };
  if (etat === 'C') return { label: aCorrigerSaid(tache), verb: 'Corriger le dossier', query: '' };
  if (tache.crf !== null) return acteDuCrf(tache, tache.crf);
  return { label: 'À saisir', verb: 'Ouvrir le dossier', query: '' };
}

/** It opens the report, or the page where the report begins. */
function acteDuCrf({ id_fo, id_siret }: Tache, { id, exercice }: NonNullable<Tache['crf']>): Acte {
  const label = id === null ? `Compte rendu ${exercice} à saisir` : `Compte rendu ${exercice} non transmis`;
  const verb = id === null ? 'Commencer le compte rendu' : 'Continuer le compte rendu';
  const href = id === null ? crfsHref({ id_fo, id_siret }) : crfHref({ id, id_fo, dossier: { id_siret } });
  return { label, verb, query: '', href };
}
