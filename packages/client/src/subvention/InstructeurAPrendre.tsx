import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { count } from '@asso/domain/identifiants/affichage';
import { inFileHref } from '../dossier/file-instruction.ts';
import { InstructionTable } from '../dossier/InstructionTable.tsx';
import { vueHref, vuesService } from '../dossier/instruction-vues.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { useRead } from '../platform/use-read.ts';

const shownAtMost = 5;
const etats = vuesService.find(({ id }) => id === 'a-prendre')?.etats ?? [];

/** The dossiers that arrived last and that nobody has begun: one press opens the first. */
export function InstructeurAPrendre({ total }: { total: number }) {
  const read = useRead(dossierEndpoints.listDossiers, { query: { etats: [...etats], limit: shownAtMost } });
  const items = read.state === 'lu' ? read.value.items : [];
  const address = vueHref({ etats }).replace('/dossiers', '');
  return (
    <section className="pile pile--serree" aria-labelledby="a-prendre">
      <h2 id="a-prendre" className="fr-h5">
        À prendre
      </h2>
      {read.state === 'lu' && items.length === 0 && <p>Aucun dossier à prendre.</p>}
      {items.length > 0 && (
        <InstructionTable
          caption="Dossiers à prendre"
          rows={items}
          only={['numero', 'association', 'demande', 'transmis']}
          hrefOf={({ genre, id_fo, demandeur }) =>
            inFileHref({ genre, id_fo, id_siret: demandeur.id_siret }, address)
          }
        />
      )}
      {total > items.length && items.length > 0 && (
        <p>
          <AppLink href={vueHref({ etats })}>
            Voir les {count(total, 'dossier', 'dossiers')} à prendre
          </AppLink>
        </p>
      )}
    </section>
  );
}
