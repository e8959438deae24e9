import type { Changement } from '@asso/domain/identifiants/changements';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../../platform/AppLink.tsx';

type ListeChangementsProps = {
  changements: readonly Changement[];
  isFirst: boolean;
  /** What the changes are compared with: « 2026 », « la version 2 ». */
  depuis: string;
  /** Returns the address of the section that has this title. */
  hrefOf: (rubrique: string) => string | undefined;
};

/** Lists the changes, before and after, by section, each with a link to its section. */
export function ListeChangements({ changements, isFirst, depuis, hrefOf }: ListeChangementsProps) {
  const rubriques = [...new Set(changements.map(({ rubrique }) => rubrique))];
  return (
    <section className="feuille" aria-labelledby="ce-qui-change">
      <h3 id="ce-qui-change">
        {isFirst
          ? 'Ce qui sera publié'
          : `Ce qui change depuis ${depuis} : ${count(changements.length, 'point', 'points')}`}
      </h3>
      {rubriques.map((rubrique) => {
        const href = hrefOf(rubrique);
        return (
          <div key={rubrique} className="changements__rubrique">
            <div className="changements__tete">
              <h4>{rubrique}</h4>
              {href && (
                <AppLink href={href}>
                  Modifier<span className="invisible"> : {rubrique}</span>
                </AppLink>
              )}
            </div>
            <ul className="liste-nue changements">
              {changements
                .filter((one) => one.rubrique === rubrique)
                .map((one) => (
                  <li key={`${one.quoi} ${one.avant} ${one.apres}`}>
                    <span className="changements__quoi">{one.quoi}</span>
                    <span className="changements__valeurs">
                      <Valeurs {...one} />
                      {one.details && one.details.length > 0 && (
                        <span className="changements__details">{one.details.join(' · ')}</span>
                      )}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Shows a change in words too, since struck-out text alone may be missed. */
function Valeurs({ avant, apres }: Changement) {
  if (avant === null) return <ins>{apres ?? 'rien'}</ins>;
  if (apres === null) {
    return (
      <>
        <del>{avant}</del> (retiré)
      </>
    );
  }
  return (
    <>
      <del>{avant}</del> devient <ins>{apres}</ins>
    </>
  );
}
