import type { Changement } from '@asso/domain/catalogue/changement.words';

/** It lists the changes section by section. */
export function ListeChangements({
  changements,
  isFirst,
}: {
  changements: readonly Changement[];
  isFirst: boolean;
}) {
  const rubriques = [...new Set(changements.map(({ rubrique }) => rubrique))];
  return (
    <div className="pile">
      <h3 className="fr-h5">{isFirst ? 'Ce qui sera publié' : 'Ce qui change'}</h3>
      {rubriques.map((rubrique) => (
        <div key={rubrique}>
          <h4 className="fr-h6">{rubrique}</h4>
          <ul className="changements">
            {changements
              .filter((one) => one.rubrique === rubrique)
              .map((one) => (
                <li key={`${one.quoi} ${one.avant} ${one.apres}`}>
                  {one.quoi} : <Avant {...one} />
                  {one.details && one.details.length > 0 && (
                    <span className="changements__details">{one.details.join(' · ')}</span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A removal, an addition or a replacement is also said in words, since struck text alone may be missed. */
function Avant({ avant, apres }: Changement) {
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
