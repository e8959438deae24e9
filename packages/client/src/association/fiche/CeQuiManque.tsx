import { type DemarcheView, demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { type Read, useRead } from '../../platform/use-read.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { manqueLien } from '../demarche-href.ts';

/** Lists what the association lacks for one démarche: the one named in the address, or else the one that ends first. */
export function CeQuiManque({ id }: { id: string }) {
  const read = useRead(demarchesEndpoints.listDemarches, { query: { id_asso: id } });
  return (
    <section className="pile pile--serree manque-pour" aria-labelledby="manque-titre">
      <h2 id="manque-titre" className="fr-h4">
        Ce qui manque
      </h2>
      <Contenu id={id} read={read} />
    </section>
  );
}

type Demarches = { items: DemarcheView[] };

function Contenu({ id, read }: { id: string; read: Read<Demarches> }) {
  const query = useQueryParams();
  if (read.state === 'attente') return <p aria-busy="true">Chargement…</p>;
  if (read.state === 'refuse') return <Notice tone="attention" title={read.problem.message} />;
  const { items } = read.value;
  const chosen = items.find((one) => one.id === query.get('pour')) ?? premiere(items);
  if (!chosen) return <p>Aucune démarche n’est ouverte en ce moment.</p>;
  return (
    <>
      <SelectControl
        id="pour"
        label="Pour quelle démarche ?"
        value={chosen.id}
        options={items.map((one) => ({ value: one.id, label: titreOf(one) }))}
        onChange={(value) => query.set({ pour: typeof value === 'string' ? value : null }, { replace: true })}
      />
      <div role="status">
        <Manquants id={id} demarche={chosen} />
      </div>
    </>
  );
}

/** Returns the démarche that ends first, among those open to associations of every domain if there is one. */
const premiere = (items: readonly DemarcheView[]): DemarcheView | undefined =>
  items.find(({ domaine }) => domaine === null) ?? items[0];

const titreOf = ({ titre, echeance }: DemarcheView): string =>
  echeance ? `${titre}, jusqu’au ${formatDate(new Date(echeance))}` : titre;

function Manquants({ id, demarche }: { id: string; demarche: DemarcheView }) {
  const { manques, titre, lien } = demarche;
  if (manques.length === 0) {
    return (
      <p>
        <span className="fr-icon-checkbox-circle-line" aria-hidden="true" /> Rien ne manque pour {titre} : ce
        qui est encore « à saisir » plus bas n’y est pas demandé.{' '}
        <AppLink href={lien}>Voir cette démarche</AppLink>
      </p>
    );
  }
  return (
    <>
      <p>{count(manques.length, 'information manque', 'informations manquent')} :</p>
      <ul>
        {manques.map((manque) => (
          <li key={manque.field}>
            <AppLink href={manqueLien(id, manque.field, demarche.id)}>{manque.label}</AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
