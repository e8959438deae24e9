import { pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { formatJourCourt } from '@asso/domain/identifiants/dates-longues';
import { listZonesShown, sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { titreEdition } from '@asso/domain/subvention/edition.words';
import { AppLink } from '../platform/AppLink.tsx';
import { localZone } from '../platform/clock.ts';
import { subventionHref } from '../subvention/subvention-href.ts';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/**
 * Lists a few of the subventions open now: those granted last year, then those of the seat's place, the first to close
 * first, then those of elsewhere, which are said so; as cards for a first request, as lines otherwise.
 */
export function OuvertesPanel({
  ouvertes,
  aRenouveler,
  isPremiere = false,
}: Pick<Tableau, 'ouvertes' | 'aRenouveler'> & { isPremiere?: boolean }) {
  const known = new Set(aRenouveler.map(({ code }) => code));
  const inOrder = [
    ...ouvertes.filter(({ code }) => known.has(code)),
    ...ouvertes.filter(({ code }) => !known.has(code)),
  ];
  const shown = inOrder.slice(0, isPremiere ? 3 : 2);
  const editionOf = ({ code, exercice }: Ouverte) =>
    ouvertes.filter((one) => one.code === code).length > 1 ? exercice : undefined;
  return (
    <section aria-labelledby="ouvertes">
      <h2 id="ouvertes">Aides ouvertes</h2>
      {shown.length === 0 && (
        <p className="accueil__vide discret">Aucune aide ouverte en ce moment ne vous correspond.</p>
      )}
      {isPremiere ? (
        <ul className="liste-nue accueil__cartes">
          {shown.map((one) => (
            <li className="cadre" key={`${one.code} ${one.exercice}`}>
              <Lien {...one} edition={editionOf(one)} />
              <p className="discret">
                À demander avant le{' '}
                {sayLimite(new Date(one.date_fin), listZonesShown(one.fuseau, localZone()))}
                <Renouveler aRenouveler={aRenouveler} {...one} />
                {one.estDAilleurs && '. Autre territoire : écrivez d’abord au service.'}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="liste-nue accueil__lignes">
          {shown.map((one) => (
            <li key={`${one.code} ${one.exercice}`}>
              <span>
                <Lien {...one} edition={editionOf(one)} />
                <Renouveler aRenouveler={aRenouveler} {...one} />
                {one.estDAilleurs && <span className="discret"> (autre territoire)</span>}
              </span>
              <span className="discret accueil__quand">
                jusqu’au {formatJourCourt(new Date(one.date_fin))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ouvertes.length > shown.length && !isPremiere && (
        <p className="accueil__vide">
          <AppLink href="/repertoire-des-subventions">Voir toutes les aides ouvertes</AppLink>
        </p>
      )}
    </section>
  );
}

type Ouverte = Tableau['ouvertes'][number];

/** Links to the page of the aid, whose edition is named where another one is open too. */
const Lien = ({ code, titre, edition }: Pick<Ouverte, 'code' | 'titre'> & { edition?: number }) => (
  <AppLink href={subventionHref(code, edition)}>
    {edition === undefined ? titre : titreEdition(titre, edition)}
  </AppLink>
);

/** Links that renew what was granted last year. */
function Renouveler({
  aRenouveler,
  code,
  exercice,
}: Pick<Tableau, 'aRenouveler'> & Pick<Ouverte, 'code' | 'exercice'>) {
  return aRenouveler
    .filter((one) => one.code === code && one.vers === exercice)
    .map(({ id_fo, id_siret, intitule }) => (
      <span key={id_fo}>
        {', '}
        <AppLink href={pageRenouveler(id_siret, code, id_fo)}>
          renouveler
          <span className="invisible">
            {' '}
            : {intitule}, dossier {id_fo}
          </span>
        </AppLink>
      </span>
    ));
}
