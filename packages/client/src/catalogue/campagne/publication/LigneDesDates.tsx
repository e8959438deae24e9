import { countJours } from '@asso/domain/catalogue/calendrier/dates-proposees.rules';
import {
  joursOuverts,
  listReperes,
  placeOnLigne,
  type Repere,
} from '@asso/domain/catalogue/calendrier/ligne-des-dates.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { formatDay, localDay, paris } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../../platform/AppLink.tsx';
import { now } from '../../../platform/clock.ts';
import { DatesDesTypes } from './DatesDesTypes.tsx';

type LigneDesDatesProps = {
  brouillon: BrouillonCampagne;
  hrefOf: (champ: string) => string;
  /** The campaign of an earlier year, drawn in grey below; null when there is none. */
  avant: { exercice: number; du: string; au: string } | null;
};

/** Draws all the dates of a campaign on one line, each with a link to where it is changed. */
export function LigneDesDates({ brouillon, hrefOf, avant }: LigneDesDatesProps) {
  const zone = brouillon.fuseau ?? paris;
  const reperes = listReperes(brouillon, localDay(now(), zone));
  const jours = joursOuverts(reperes);
  const before = avant && countJours(avant.du, avant.au) + 1;
  return (
    <section className="feuille ligne-dates" aria-labelledby="les-dates">
      <div className="ligne-dates__tete">
        <h3 id="les-dates">Les dates, à l’heure {zone === paris ? 'de Paris' : 'du territoire'}</h3>
        {jours !== null && (
          <p className="discret">
            {count(jours, 'jour ouvert', 'jours ouverts')}
            {avant && before !== null && `, ${ecartSaid(jours - before)} ${avant.exercice}`}
          </p>
        )}
      </div>
      <ol className="liste-nue ligne-dates__reperes">
        {reperes.map((one) => (
          <li key={one.id}>
            <strong>{one.champ ? <AppLink href={hrefOf(one.champ)}>{one.label}</AppLink> : one.label}</strong>
            <span>
              {jourSaid(one)}
              {one.heure && `, ${one.heure}`}
            </span>
          </li>
        ))}
      </ol>
      <Dessin reperes={reperes} avant={avant} />
      {avant && (
        <p className="discret">
          Campagne {avant.exercice} : du {formatDay(avant.du)} au {formatDay(avant.au)},{' '}
          {count(before ?? 0, 'jour', 'jours')}.
        </p>
      )}
      <DatesDesTypes brouillon={brouillon} />
    </section>
  );
}

const jourSaid = ({ jour }: Repere): string => formatJourEntier(new Date(`${jour}T12:00:00Z`));

const ecartSaid = (jours: number): string =>
  jours === 0
    ? 'comme en'
    : `${count(Math.abs(jours), 'jour', 'jours')} de ${jours > 0 ? 'plus' : 'moins'} qu’en`;

/** A drawing of the dates written above it. */
function Dessin({ reperes, avant }: { reperes: readonly Repere[]; avant: LigneDesDatesProps['avant'] }) {
  const at = (jour: string) => placeOnLigne(jour, reperes);
  const placeOf = (id: Repere['id']) => {
    const found = reperes.find((one) => one.id === id);
    return found ? at(found.jour) : null;
  };
  const part = (du: number | null, au: number | null, name: string) =>
    du !== null &&
    au !== null && (
      <span
        className={`ligne-dates__part ${name}`}
        style={{ left: `${du}%`, width: `${Math.max(0, au - du)}%` }}
      />
    );
  return (
    <div className="ligne-dates__dessin" aria-hidden="true">
      {part(placeOf('ouverture'), placeOf('cloture'), 'ligne-dates__part--ouverte')}
      {part(placeOf('cloture'), placeOf('reponses'), 'ligne-dates__part--reponses')}
      {part(placeOf('reponses'), placeOf('versements'), 'ligne-dates__part--versements')}
      {avant && part(at(avant.du), at(avant.au), 'ligne-dates__part--avant')}
      {reperes.map((one) => (
        <span key={one.id} className="ligne-dates__point" style={{ left: `${at(one.jour)}%` }} />
      ))}
    </div>
  );
}
