import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  type Axe,
  etapesAnnee,
  isVivant,
  placeAllOnAxe,
  placeOnAxe,
  sayDateEtape,
  yearAxe,
} from '@asso/domain/suivi/annee.rules';
import { Suspense, useState } from 'react';
import { dossierHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { actedPart } from '../ui/page/lazy-part.ts';
import { DatesListe } from './DatesListe.tsx';
import type { Agenda, Tache } from './tableau-de-bord.ts';
import './annee.css';

const shownAtMost = 4;

const AgendaDialog = actedPart(async () => (await import('./AgendaDialog.tsx')).AgendaDialog);

/** Draws one row for each unfinished dossier, with its dates on a line; a phone shows the dates as a list. */
export function AnneePanel({ agenda }: { agenda: Agenda }) {
  const [isWhole, setIsWhole] = useState(false);
  const vivants = agenda.dossiers.filter(isVivant);
  const axe = yearAxe(now());
  const shown = isWhole ? vivants : vivants.slice(0, shownAtMost);
  const hidden = vivants.length - shown.length;
  return (
    <section className="cadre annee" aria-labelledby="annee">
      <div className="annee__tete">
        <h2 id="annee">Vos dates jusqu’à fin {axe.annee}</h2>
        <AgendaButton agenda={agenda} />
      </div>
      {vivants.length > 0 && (
        <div className="annee__large">
          <AxeDates axe={axe} />
          <ol className="liste-nue annee__lignes">
            {shown.map((dossier) => (
              <Ligne key={`${dossier.id_fo} ${dossier.id_service_instructeur}`} dossier={dossier} axe={axe} />
            ))}
          </ol>
          {hidden > 0 && (
            <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsWhole(true)}>
              {hidden === 1 ? 'Voir l’autre dossier' : `Voir les ${hidden} autres dossiers`}
            </button>
          )}
        </div>
      )}
      <DatesListe agenda={agenda} isAlone={vivants.length === 0} />
      <p className="annee__pied">
        <AppLink href="/user/argent">Où en est l’argent</AppLink>
      </p>
    </section>
  );
}

const left = (place: number) => ({ left: `${(place * 100).toFixed(1)}%` });

const AxeDates = ({ axe }: { axe: Axe }) => (
  <div className="annee__axe" aria-hidden="true">
    <div className="annee__mois">
      {axe.reperes.map(({ le, nom }) => {
        const place = placeOnAxe(axe, le);
        const isHidden = Math.abs(place - placeOnAxe(axe, now())) < 0.09;
        return (
          !isHidden && (
            <span key={nom} style={left(place)}>
              {nom}
            </span>
          )
        );
      })}
      <strong style={left(placeOnAxe(axe, now()))}>aujourd’hui</strong>
    </div>
  </div>
);

const etats = { fait: 'fait', 'a-vous': 'à vous', attendu: 'attendu' } as const;

function Ligne({ dossier, axe }: { dossier: Tache; axe: Axe }) {
  const placees = placeAllOnAxe(etapesAnnee(dossier, now()), axe, now());
  return (
    <li className="annee__ligne">
      <div className="annee__nom">
        <AppLink href={dossierHref(dossier)}>
          {dossier.intitule}
          <span className="invisible">, dossier {dossier.id_fo}</span>
        </AppLink>
        <p className="discret petit">{faitsOf(dossier)}</p>
      </div>
      <div className="annee__temps">
        <span className="annee__jour" style={left(placeOnAxe(axe, now()))} aria-hidden="true" />
        <span
          className="annee__trait"
          style={{
            ...left(placees[0]?.point ?? 0),
            right: `${(100 - (placees.at(-1)?.point ?? 1) * 100).toFixed(1)}%`,
          }}
          aria-hidden="true"
        />
        {placees.map(({ etape, point }) => (
          <span
            key={etape.nom}
            className={`annee__point annee__point--${etape.etat}`}
            style={left(point)}
            aria-hidden="true"
          />
        ))}
        <ol className="liste-nue">
          {placees.map(({ etape, place }) => (
            <li key={etape.nom} className={`annee__etape annee__etape--${etape.etat}`} style={left(place)}>
              <strong>{etape.nom}</strong>
              <span className="invisible">, {etats[etape.etat]}, </span>
              <span>{sayDateEtape(etape, axe, now())}</span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

/** Returns the service and, except for an agrément, the last amount known: paid, granted or else asked. */
function faitsOf({ service, genre, montant_verse, montant_accorde, montant_demande }: Tache): string {
  if (genre === 'agrement') return service;
  const [euros, mot] =
    montant_verse > 0
      ? [montant_verse, 'versés']
      : montant_accorde !== null
        ? [montant_accorde, 'accordés']
        : [montant_demande, 'demandés'];
  return euros > 0 ? `${service}, ${formatEuros(euros)} ${mot}` : service;
}

/** Opens the two ways to have the dates of the agenda in one's own calendar. */
function AgendaButton({ agenda }: { agenda: Agenda }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-calendar-line"
        onClick={() => setIsOpen(true)}
      >
        Ajouter à mon agenda
      </button>
      <Suspense fallback={null}>
        {isOpen && <AgendaDialog agenda={agenda} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
