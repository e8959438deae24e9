import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  demandeTca,
  donneesProblems,
  isAideAlimentaire,
  isTcaPose,
  readTca,
} from '@asso/domain/agrement/dossier-agrement.rules';
import { useState } from 'react';
import { depotHref } from '../association/fiche/fiche-href.ts';
import { onceEach } from '../demarche/use-etape.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EtatTca } from './EtatTca.tsx';
import type { EditionAgrement, EtapeAgrementProps } from './edition.ts';
import { HaaEtape } from './haa/HaaEtape.tsx';
import { TcaEtape } from './TcaEtape.tsx';

/**
 * The step of the conditions: the tronc commun d’agrément (TCA), food aid and the agrément's own questions, where they
 * apply.
 */
export function DonneesStep({ dossier, tete, found, form, resume, actions }: EtapeAgrementProps) {
  const { customs } = dossierAgrementFields;
  const [isSiteOuvert, setIsSiteOuvert] = useState(false);
  const questions = Object.keys(dossier.definition.champs_personnalises[customs.bloc] ?? {});
  const complet = completAgrement(dossier, tete.value);
  const hasTca = demandeTca(complet);
  const isPose = isTcaPose(complet);
  const problems = onceEach(donneesProblems(complet).map(sayAgrementProblem));
  return (
    <>
      <div hidden={isSiteOuvert}>{resume}</div>
      {hasTca && <EtatTca tca={readTca(complet)} isPose={isPose} />}
      {isPose && <PreuvesManquantes dossier={dossier} />}
      {isPose && <TcaEtape form={form} tca={tete.value.tca} problems={problems} />}
      {isAideAlimentaire(complet) && (
        <HaaEtape
          form={{ ...form, value: tete.value }}
          problems={problems}
          idAsso={dossier.demandeur.id_siret}
          nbSites={dossier.sites.length}
          canEdit={dossier.rights.edit === true}
          onChanged={found.refresh}
          onOuvert={setIsSiteOuvert}
        />
      )}
      {questions.length > 0 && (
        <section className="pile" aria-labelledby="questions">
          <h2 className="fr-h4" id="questions">
            {customs.label}
          </h2>
          <FieldList {...form} fields={{ customs }} saysRequired={!isPose && !isAideAlimentaire(complet)} />
        </section>
      )}
      {questions.length === 0 && !hasTca && !isAideAlimentaire(complet) && (
        <p>Cet agrément ne pose pas d’autre question.</p>
      )}
      {actions}
    </>
  );
}

/** Says that each criterion needs a document, with a link to deposit one, when the association has none. */
function PreuvesManquantes({ dossier }: Pick<EditionAgrement, 'dossier'>) {
  if (dossier.choix.documents.length > 0) return null;
  return (
    <Notice
      tone="info"
      title="Chaque critère demande un document de votre association, et il n’y en a aucun."
    >
      <p>
        Ce que vous avez répondu ici est gardé.{' '}
        <AppLink href={depotHref(dossier.demandeur.id_siret)}>Déposer un document</AppLink>
      </p>
    </Notice>
  );
}
