import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useWornRole } from '../platform/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { ouvertureSentence } from '../subvention/ouverture.ts';
import { APreparer } from './APreparer.tsx';
import { CommencerPanel } from './CommencerPanel.tsx';
import { OuvertureBadge } from './OuvertureBadge.tsx';
import { TypesDemande } from './TypesDemande.tsx';
import './repertoire.css';

/** One subvention: until when, for what, what to prepare, and the one button that its state allows. */
export function SubventionPage({ code }: { code: string }) {
  const read = useRead(subventionEndpoints.readSubvention, { params: { code } });
  return <ReadPage read={read}>{(subvention) => <Subvention subvention={subvention} />}</ReadPage>;
}

const fil = [{ label: 'Trouver une subvention', href: '/repertoire-des-subventions' }];

function Subvention({ subvention }: { subvention: SubventionView }) {
  const { campagne, services, dispositif, code, ouverture } = subvention;
  const isAssociation = useWornRole() === 'lca.association';
  const names = services.map(({ nom }) => nom).join(', ');
  return (
    <div className="page">
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <div className="pile">
            <PageHeading
              titre={campagne.titre}
              fil={fil}
              aide="subvention"
              badge={<OuvertureBadge ouverture={ouverture} />}
              chapo={`${names} · ${ouvertureSentence(subvention)}`}
            />
            {isAssociation && <CommencerPanel subvention={subvention} />}
          </div>
          {campagne.presentation && <p>{campagne.presentation}</p>}
          <TypesDemande campagne={campagne} />
          <APreparer campagne={campagne} />
        </div>
        <aside className="pile" aria-label="Repères">
          <h2 className="fr-h5">Repères</h2>
          <ul>
            <li>Code {code}</li>
            <li>{dispositif.label}</li>
            <li>Exercice {subvention.campagne_exercice}, l’année du projet</li>
            <li>Délai habituel : {count(campagne.delai_habituel_jours, 'jour', 'jours')}</li>
          </ul>
        </aside>
      </div>
    </div>
  );
}
