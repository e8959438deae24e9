import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { dossierAgrementProblems } from '@asso/domain/agrement/dossier-agrement.problems';
import { type ReactNode, useState } from 'react';
import { SansSiret } from '../association/fiche/SansSiret.tsx';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { DejaCommence, isAlreadyBegun } from '../demarche/demandeur/DejaCommence.tsx';
import { partageRow } from '../demarche/demandeur/partage-au-debut.ts';
import { useSiretDemandeur } from '../demarche/demandeur/siret-demandeur.ts';
import { useHasCollegues } from '../demarche/demandeur/use-has-collegues.ts';
import { Echeance } from '../dossier/Echeance.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { agrementsHref, dossierAgrementHref, filAgrements } from './agrement-href.ts';
import { DejaDemandes } from './DejaDemandes.tsx';
import { EchecAgrement } from './EchecAgrement.tsx';
import { RienOffert } from './RienOffert.tsx';

const atMost = 50;
const champ = 'agrement';

/** The page that begins an agrément dossier, in the name of the head office. */
export function CommencerAgrementPage() {
  const { idSiret } = useRouteParams();
  useAssociationNamed(idSiret);
  const siret = useSiretDemandeur(idSiret);
  const acting = useActingFor();
  const read = useRead(definitionEndpoints.listAgrements, {
    query: { etat: ['publie'], ouverts: 'true', limit: atMost, siret: siret ?? undefined },
  });
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Agréments et habilitations"
        objet={acting?.nom}
        fil={filAgrements}
        aide="agrement"
        chapo="Choisissez l’agrément à demander : un service l’étudie, puis l’inscrit dans votre association."
      />
      <p>
        <AppLink href={agrementsHref}>Voir vos demandes</AppLink>
      </p>
      {acting && siret === null && <SansSiret association={acting} />}
      {acting?.type === 'etablissement' && siret !== null && (
        <Notice
          tone="attention"
          title={dossierAgrementProblems['agrement.pas-le-siege'].message}
          level="h2"
        />
      )}
      {siret !== null && acting?.type !== 'etablissement' && (
        <ReadPart read={read}>
          {({ items }) => (
            <>
              <Choix
                siret={siret}
                offerts={items.filter(({ demande, sertLeSiege }) => !demande && sertLeSiege !== false)}
                rien={<RienOffert ouverts={items} />}
              />
              <DejaDemandes siret={siret} items={items} />
            </>
          )}
        </ReadPart>
      )}
    </div>
  );
}

type ChoixProps = { siret: string; offerts: readonly AgrementResume[]; rien: ReactNode };

/** `rien` is shown in place of the choice when nothing is offered. */
function Choix({ siret, offerts, rien }: ChoixProps) {
  const asked = useQueryParams().get(champ);
  const only = offerts.length === 1 ? offerts[0]?.code : undefined;
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  const reread = useReread();
  const hasCollegues = useHasCollegues(siret);
  const offered = (code: unknown) => offerts.find((one) => one.code === code);
  const saisie = useSaisie({
    name: null,
    value: { agrement: offered(asked)?.code ?? only ?? null, partage: true } as {
      agrement: string | null;
      partage: boolean | null;
    },
    send: async ({ agrement, partage }, idempotencyKey) => {
      setRefusal(null);
      const asking = offered(agrement);
      if (!asking) return null;
      const outcome = await call(dossierEndpoints.createDossier, {
        query: {},
        body: {
          description: {
            code_agrement: asking.code,
            id_service_instructeur: asking.service.id,
            id_type_agrement: asking.type_agrement,
            exercice: asking.campagne_exercice,
          },
          demandeur: { id_siret: siret },
          partage: partage === true,
        },
        idempotencyKey,
      });
      if (outcome.ok) return outcome;
      setRefusal(outcome.problem);
      return null;
    },
    onDone: async (made) => {
      await reread(dossierEndpoints.listDossiers);
      await reread(definitionEndpoints.listAgrements);
      go(dossierAgrementHref(made, '?etape=demandeur'));
    },
  });
  const chosen = offered(saisie.typed.agrement);
  if (offerts.length === 0) return rien;
  return (
    <SaisieForm
      label="Commencer"
      busyText="Création du dossier…"
      saisie={saisie}
      fields={{
        [champ]: {
          kind: 'choice',
          label: 'Agrément',
          requiredAt: 'saisie',
          options: offerts.map((one) => ({ value: one.code, label: `${one.libelle}, ${one.service.nom}` })),
        },
        ...(hasCollegues ? { partage: partageRow } : {}),
      }}
      rules={chosen ? [] : [{ field: champ, message: 'Choisissez l’agrément à demander.' }]}
      own={{ [champ]: (control) => <OptionsControl {...control} /> }}
    >
      {chosen?.date_fin && (
        <p>
          Exercice {chosen.campagne_exercice}. À transmettre à {chosen.service.nom} avant le{' '}
          <Echeance le={chosen.date_fin} zone={chosen.fuseau} />.
        </p>
      )}
      <DejaCommence refusal={refusal} siret={siret} genre="agrement" />
      {refusal && !isAlreadyBegun(refusal) && <EchecAgrement raison={refusal.message} />}
    </SaisieForm>
  );
}
