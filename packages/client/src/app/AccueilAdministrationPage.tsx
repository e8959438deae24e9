import { type ARegler, aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { ChosesTable } from '../contenu/a-regler/ChosesTable.tsx';
import { DepotsPanel } from '../contenu/a-regler/DepotsPanel.tsx';
import { DerniersActes } from '../contenu/a-regler/DerniersActes.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { usePageHead } from '../platform/page/page-head.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { listGroupesPages } from './administration-groupes.ts';
import { isPaletteOpen } from './palette/palette-open.ts';
import '../contenu/a-regler/a-regler.css';

/**
 * The home page of an administrator: what goes wrong or waits, then whether everything runs, then links to all the
 * pages, in groups.
 */
export function AccueilAdministrationPage() {
  const role = useWornRole();
  const read = useRead(aReglerEndpoints.readARegler, {});
  const actes = useRead(journalEndpoints.listActes, { query: { limit: 5, plie: 'true' } });
  // The page waits for the last actions too: they are long, and would push down the groups of pages if they came later.
  const whole = actes.state === 'attente' ? { ...read, state: 'attente' as const } : read;
  usePageHead({ titre: 'Accueil' });
  return (
    <ReadPage read={whole}>
      {({ verifie_le, choses, rouages, depots, nombres }) => (
        <div className="page page--serree pile">
          <div className="accueil-admin__tete">
            <h1 className="page__titre accueil-admin__titre" tabIndex={-1}>
              {choses.length === 0
                ? 'Rien à régler'
                : count(choses.length, 'chose à régler', 'choses à régler')}
            </h1>
            <Chercher />
          </div>
          {choses.length === 0 ? (
            <p className="discret">Dernière vérification à {formatHeure(new Date(verifie_le))}.</p>
          ) : (
            <ChosesTable choses={choses} />
          )}
          <div className="accueil-admin__trois">
            {rouages.length > 0 && <RouagesPanel rouages={rouages} />}
            <DepotsPanel depots={depots} />
            <DerniersActes
              read={actes}
              href={`/administration/${role === 'lca.admin' ? 'lca' : 'rds'}?onglet=journal`}
            />
          </div>
          <nav className="cadre accueil-admin__groupes" aria-label="Toutes les pages d’administration">
            {listGroupesPages(role).map(({ titre, pages }) => (
              <section key={titre} className="accueil-admin__groupe">
                <h2 className="fr-h6">{titre}</h2>
                <ul className="liste-nue">
                  {pages.map(({ label, href, nombre }) => (
                    <li key={href} className="accueil-admin__page">
                      <AppLink href={href}>{label}</AppLink>
                      {nombre !== undefined && nombres[nombre] !== undefined && (
                        <span className="discret nombre">{nombreSaid(nombres[nombre])}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      )}
    </ReadPage>
  );
}

const countedMost = 10_000;
const nombreSaid = (n: number): string =>
  n > countedMost ? `plus de ${formatNombre(countedMost)}` : formatNombre(n);

/** A button that looks like a search field and opens the palette, which finds the same things. */
const Chercher = () => (
  <button
    type="button"
    className="fr-btn fr-btn--tertiary fr-btn--icon-left fr-icon-search-line accueil-admin__chercher"
    aria-haspopup="dialog"
    onClick={() => isPaletteOpen.set(true)}
  >
    Un compte, une association, un service, un dossier, une campagne
    <span className="accueil-admin__touche" aria-hidden="true">
      Ctrl K
    </span>
  </button>
);

/** Says whether each part of the portal runs well, by a shape and a word besides the colour. */
const RouagesPanel = ({ rouages }: Pick<ARegler, 'rouages'>) => (
  <section className="cadre" aria-labelledby="en-ce-moment">
    <h2 id="en-ce-moment" className="fr-h6">
      En ce moment
    </h2>
    <ul className="liste-nue rouages">
      {rouages.map(({ nom, etat, dit }) => (
        <li key={nom} className={`rouages__ligne rouages__ligne--${etat}`}>
          <span className="rouages__point" aria-hidden="true" />
          <span>{nom}</span>
          <span className="rouages__dit">
            {etat === 'mal' && <span className="invisible">À voir : </span>}
            {dit}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
