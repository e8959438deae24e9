import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { numeroInAddress } from '../association/fiche/rubriques.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { ouvertureSentence } from '../subvention/ouverture.ts';
import { APreparer } from './APreparer.tsx';
import { CommencerPanel } from './CommencerPanel.tsx';
import { EligibilitePanel } from './EligibilitePanel.tsx';
import { OuvertureBadge } from './OuvertureBadge.tsx';
import { QuiPeutDemander } from './QuiPeutDemander.tsx';
import { ReperesSubvention } from './ReperesSubvention.tsx';
import { TypesDemande } from './TypesDemande.tsx';
import './repertoire.css';

/**
 * It says until when a subvention is open, for whom and what to prepare, with the one button that its state
 * allows.
 */
export function SubventionPage({ code }: { code: string }) {
  const read = useRead(subventionEndpoints.readSubvention, { params: { code } });
  return <ReadPage read={read}>{(subvention) => <Subvention subvention={subvention} />}</ReadPage>;
}

const fil = [{ label: 'Trouver une subvention', href: '/repertoire-des-subventions' }];

function Subvention({ subvention }: { subvention: SubventionView }) {
  const { campagne, services, code, ouverture } = subvention;
  const isAssociation = useWornRole() === 'lca.association';
  const acting = useActingFor();
  const own = isAssociation && acting?.etat === 'active' ? acting : null;
  const asked = own && { params: { code }, query: { id_asso: own.id_association } };
  const read = useRead(repertoireEndpoints.readEligibilite, asked);
  const eligibilite = read.state === 'lu' ? read.value : null;
  const names = services.map(({ nom }) => nom).join(', ');
  const isKnown = own === null || read.state !== 'attente';
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
            {isAssociation && isKnown && <CommencerPanel {...{ subvention, eligibilite }} />}
          </div>
          {campagne.presentation && <p>{campagne.presentation}</p>}
          {eligibilite && own && (
            <EligibilitePanel {...{ eligibilite, code, association: numeroInAddress(own) }} />
          )}
          <QuiPeutDemander campagne={campagne} />
          <APreparer campagne={campagne} />
          <TypesDemande campagne={campagne} />
        </div>
        <ReperesSubvention subvention={subvention} />
      </div>
    </div>
  );
}
