import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { filtresRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { auxPublics, territoiresSaid } from '@asso/domain/subvention/reserve.words';

/** It says who may ask, where and for what, in the words of the campaign, whoever reads. */
export function QuiPeutDemander({ campagne }: { campagne: SubventionView['campagne'] }) {
  const { territoires, publics, themes } = campagne;
  return (
    <section className="pile pile--serree" aria-labelledby="qui-peut">
      <h2 id="qui-peut" className="fr-h4">
        Qui peut demander
      </h2>
      <ul>
        <li>{publics ? `${auxPublics(publics)}.` : 'Toutes les associations.'}</li>
        <li>
          {territoires
            ? `Siège dans : ${territoiresSaid(territoires)}.`
            : 'Partout en France, outre-mer compris.'}
        </li>
        {themes && <li>Thème : {themes.map(filtresRepertoire.themes.nomDe).join(', ')}.</li>}
      </ul>
    </section>
  );
}
