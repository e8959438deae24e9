import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import {
  type RenouvellementView,
  renouvellementEndpoints,
} from '@asso/contract/subvention/renouvellement.endpoints';
import { pageNouvelleDemande } from '@asso/domain/dossier/genre.rows';
import { useState } from 'react';
import { DejaCommence, isAlreadyBegun } from '../../demarche/demandeur/DejaCommence.tsx';
import { partageRow } from '../../demarche/demandeur/partage-au-debut.ts';
import { useHasCollegues } from '../../demarche/demandeur/use-has-collegues.ts';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead, useReread } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { subventionHref } from '../subvention-href.ts';

type RenouvelerPageProps = { code: string; id_fo: string };

/** Offers to begin a dossier from last year's in one press, and lists what is taken up (« Ce que nous reprenons »). */
export function RenouvelerPage({ code, id_fo }: RenouvelerPageProps) {
  const read = useRead(renouvellementEndpoints.readRenouvellement, { params: { id: id_fo } });
  return <ReadPage read={read}>{(found) => <Renouveler code={code} renouvellement={found} />}</ReadPage>;
}

type RenouvelerProps = { code: string; renouvellement: RenouvellementView };

function Renouveler({ code, renouvellement }: RenouvelerProps) {
  const { de, vers, repris, aRevoir, problemes } = renouvellement;
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Ce que nous reprenons"
        objet={de.titre}
        fil={[
          { label: 'Trouver une subvention', href: '/repertoire-des-subventions' },
          { label: de.titre, href: subventionHref(code) },
        ]}
        aide="subvention"
        chapo={`De votre dossier ${de.id_fo} de ${de.exercice}, vers une demande ${anneesSaid(vers)} : ${vers.lib_sous_type_dispositif}.`}
      />
      <Liste id="repris" titre={`Repris tel quel (${repris.length})`} items={repris} />
      <Liste id="a-revoir" titre={`À revoir (${aRevoir.length})`} items={aRevoir} />
      {problemes.length > 0 ? (
        <Notice tone="attention" title={problemes[0]?.message ?? ''}>
          <AppLink href={subventionHref(code)}>Revenir à la subvention</AppLink>
        </Notice>
      ) : (
        <Creer code={code} renouvellement={renouvellement} />
      )}
    </div>
  );
}

const anneesSaid = ({ exercice, exercice_fin }: RenouvellementView['vers']): string =>
  exercice_fin > exercice ? `${exercice} à ${exercice_fin}` : String(exercice);

const Liste = ({ id, titre, items }: { id: string; titre: string; items: readonly string[] }) => (
  <section className="pile pile--serree" aria-labelledby={id}>
    <h2 id={id} className="fr-h4">
      {titre}
    </h2>
    <ul>
      {items.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </section>
);

function Creer({ code, renouvellement: { de, vers } }: RenouvelerProps) {
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  const [key] = useState(newId);
  const reread = useReread();
  const hasCollegues = useHasCollegues(de.id_siret);
  const [isShared, setIsShared] = useState(true);
  const create = async () => {
    setRefusal(null);
    const outcome = await call(dossierEndpoints.createDossier, {
      body: {
        description: {
          code_subvention: code,
          id_sous_type_dispositif: vers.id_sous_type_dispositif,
          exercice: vers.exercice,
          pluriannuel: vers.pluriannuel,
          renouvelle: de.id_fo,
        },
        demandeur: { id_siret: de.id_siret },
        partage: isShared,
      },
      idempotencyKey: key,
    });
    if (!outcome.ok) return setRefusal(outcome.problem);
    await reread(dossierEndpoints.listDossiers);
    const { id_fo, demandeur } = outcome.value;
    go(dossierHref({ id_fo, id_siret: demandeur.id_siret }));
  };
  return (
    <>
      <DejaCommence refusal={refusal} siret={de.id_siret} />
      {refusal && !isAlreadyBegun(refusal) && (
        <p className="fr-message fr-message--error" role="alert">
          {refusal.message}
        </p>
      )}
      {hasCollegues && (
        <FieldList
          fields={{ partage: partageRow }}
          value={{ partage: isShared }}
          onChange={(_, to) => setIsShared(to === true)}
          errors={[]}
          stage="saisie"
          saysRequired={false}
        />
      )}
      <div className="actions">
        <ActionButton onPress={create} busyText="Création du dossier…">
          Créer le dossier {vers.exercice}
        </ActionButton>
        <AppLink href={pageNouvelleDemande(de.id_siret, code)}>Commencer une demande vide</AppLink>
      </div>
    </>
  );
}
