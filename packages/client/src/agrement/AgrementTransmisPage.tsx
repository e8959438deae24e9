import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { mainInstruction, nomsServices } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Satisfaction } from '../platform/Satisfaction.tsx';
import { useRefreshed } from '../platform/use-refreshed.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { agrementsHref, dossierAgrementHref, filAgrements, lectureHref } from './agrement-href.ts';
import { RecepisseAgrement } from './RecepisseAgrement.tsx';
import type { AgrementRead } from './use-dossier-agrement.ts';

type AgrementTransmisPageProps = { dossier: DossierAgrementView; found: AgrementRead };

/**
 * « Est-ce bien parti, et maintenant ? » The confirmation has its own address, so it can be opened again and
 * printed.
 */
export function AgrementTransmisPage({ dossier, found }: AgrementTransmisPageProps) {
  const isChecked = useRefreshed(found.refresh);
  const { transmis_le } = mainInstruction(dossier);
  if (isIdEtatTransmis(dossier.description.id_etat) && transmis_le)
    return <Confirmation dossier={dossier} le={transmis_le} />;
  return isChecked ? <PasTransmis dossier={dossier} /> : <Loading />;
}

const PasTransmis = ({ dossier }: { dossier: DossierAgrementView }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Votre dossier n’est pas transmis"
      objet={`Dossier ${dossier.id_fo}`}
      fil={filAgrements}
      chapo="Il reste à le compléter ou à le transmettre."
    />
    <AppLink className="fr-btn" href={dossierAgrementHref(dossier)}>
      Reprendre le dossier
    </AppLink>
  </div>
);

function Confirmation({ dossier, le }: { dossier: DossierAgrementView; le: string }) {
  const { id_fo } = dossier;
  const { delai_habituel_jours: jours } = dossier.definition;
  return (
    <div className="page colonne-texte">
      <ConfirmationPanel
        heading={
          <PageHeading titre="Votre dossier est transmis" objet={`Dossier ${id_fo}`} fil={filAgrements} />
        }
        reference={id_fo}
        when={`le ${formatHorodatage(new Date(le))}`}
      >
        <p>à {nomsServices(dossier)}, qui l’a reçu.</p>
      </ConfirmationPanel>
      <div className="actions">
        <AppLink className="fr-btn" href={lectureHref(dossier)}>
          Suivre mon dossier
        </AppLink>
        <RecepisseAgrement id={id_fo} />
        <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
      </div>
      <section className="pile pile--serree" aria-labelledby="et-maintenant">
        <h2 id="et-maintenant">Ce qui va se passer</h2>
        <ol>
          <li>Le service vérifie votre dossier.</li>
          <li>{jours ? `Il l’étudie : ${count(jours, 'jour', 'jours')} en général.` : 'Il l’étudie.'}</li>
          <li>
            Vous recevez sa décision ici et par courriel. L’agrément accordé est inscrit dans votre
            association.
          </li>
        </ol>
      </section>
      <p>
        <AppLink href={agrementsHref}>Voir vos autres demandes d’agrément</AppLink>
      </p>
      <Satisfaction demarche="agrement" />
    </div>
  );
}
