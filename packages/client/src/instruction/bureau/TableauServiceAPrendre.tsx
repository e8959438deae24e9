import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { inFileHref } from '../file/file-instruction.ts';
import { InstructionTable } from '../file/InstructionTable.tsx';
import { vueHref, vuesService } from '../file/instruction-vues.ts';

const shownAtMost = 5;
const vue = {
  etats: vuesService.find(({ id }) => id === 'a-prendre')?.etats ?? [],
  tri: 'transmis',
} as const;

/** It lists the dossiers that nobody has begun, the longest waiting first: one press opens one. */
export function TableauServiceAPrendre({ total }: { total: number }) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { etats: [...vue.etats], tri: vue.tri, limit: shownAtMost },
  });
  const items = read.state === 'lu' ? read.value.items : [];
  const address = vueHref(vue).replace('/dossiers', '');
  return (
    <section className="pile pile--serree" aria-labelledby="a-prendre">
      <h2 id="a-prendre" className="fr-h5">
        À prendre, du plus ancien au plus récent
      </h2>
      {read.state === 'lu' && items.length === 0 && <p>Aucun dossier à prendre.</p>}
      {items.length > 0 && (
        <InstructionTable
          caption="Dossiers à prendre"
          rows={items}
          colonnes={['numero', 'association', 'demande', 'transmis']}
          hrefOf={({ genre, id_fo, demandeur }) =>
            inFileHref({ genre, id_fo, id_siret: demandeur.id_siret }, address)
          }
        />
      )}
      {total > items.length && items.length > 0 && (
        <p>
          <AppLink href={vueHref(vue)}>Voir les {count(total, 'dossier', 'dossiers')} à prendre</AppLink>
        </p>
      )}
    </section>
  );
}
