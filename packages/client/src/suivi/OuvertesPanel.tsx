import { pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { formatJourCourt } from '@asso/domain/identifiants/dates-longues';
import { limiteSaid } from '@asso/domain/identifiants/echeances-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { subventionHref } from '../subvention/subvention-href.ts';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/**
 * Lists a few of the subventions open now: those granted last year, then the first to close; as cards for a first
 * request, as lines otherwise.
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
  return (
    <section aria-labelledby="ouvertes">
      <h2 id="ouvertes">Aides ouvertes</h2>
      {shown.length === 0 && <p className="accueil__vide discret">Aucune aide n’est ouverte en ce moment.</p>}
      {isPremiere ? (
        <ul className="liste-nue accueil__cartes">
          {shown.map(({ code, titre, date_fin, fuseau }) => (
            <li className="cadre" key={code}>
              <AppLink href={subventionHref(code)}>{titre}</AppLink>
              <p className="discret">
                À demander avant le {limiteSaid(new Date(date_fin), fuseau)}
                <Renouveler aRenouveler={aRenouveler} code={code} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="liste-nue accueil__lignes">
          {shown.map(({ code, titre, date_fin }) => (
            <li key={code}>
              <span>
                <AppLink href={subventionHref(code)}>{titre}</AppLink>
                <Renouveler aRenouveler={aRenouveler} code={code} />
              </span>
              <span className="discret accueil__quand">jusqu’au {formatJourCourt(new Date(date_fin))}</span>
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

/** Links that renew what was granted last year. */
function Renouveler({ aRenouveler, code }: Pick<Tableau, 'aRenouveler'> & { code: string }) {
  return aRenouveler
    .filter((one) => one.code === code)
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
