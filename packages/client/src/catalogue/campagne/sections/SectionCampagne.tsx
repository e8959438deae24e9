import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { toBrouillon } from '@asso/domain/catalogue/brouillon.rules';
import { type BrouillonCampagne, campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import {
  campagneRubriqueFields,
  type RubriqueCampagne,
} from '@asso/domain/catalogue/campagne-rubriques.rows';
import type { ListRow } from '@asso/domain/kernel/fields';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { budgetRubriques, nomsRubriques } from '@asso/domain/subvention/projet-rubriques.rows';
import type { ReactNode } from 'react';
import { FieldList } from '../../../ui/fields/FieldList.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { Atelier } from '../../offre/Atelier.tsx';
import { AtelierDeLignes } from '../../offre/lignes/AtelierDeLignes.tsx';
import type { FeuilleLignes } from '../../offre/lignes/feuille-acts.ts';
import { CalendrierTypes } from './CalendrierTypes.tsx';
import { CampagneSuivante } from './CampagneSuivante.tsx';
import { DepuisBibliotheque } from './DepuisBibliotheque.tsx';
import { QuestionsDejaConnues } from './QuestionsDejaConnues.tsx';
import { RevenirAuPublie } from './RevenirAuPublie.tsx';
import { RubriquesDuProjet } from './RubriquesDuProjet.tsx';
import { SousDispositifsConnus } from './SousDispositifsConnus.tsx';

type SectionCampagneProps = {
  rubrique: RubriqueCampagne;
  form: Form;
  campagne: CampagneAdministree;
  essai: ReactNode;
};

/**
 * A section of the editor: questions and pièces are edited on the form as the association sees it, the rest as fields.
 */
export function SectionCampagne({ rubrique, form, campagne, essai }: SectionCampagneProps) {
  const { id, titre } = rubrique;
  const feuilles = feuillesOf(id, form);
  if (feuilles.length > 0) {
    return (
      <AtelierDeLignes
        id={id}
        titre={titre}
        form={form}
        feuilles={feuilles}
        defaut={essai}
        reprendre={({ sorte }, onTake) => <DepuisBibliotheque sorte={sorte} onTake={onTake} />}
      >
        {id === 'association' && <Champs rubrique={rubrique} form={form} only={['champs_attendus']} />}
        {id === 'projet' && <RubriquesDuProjet form={form} noms={rubriquesDuProjet} />}
        {id !== 'pieces' && <QuestionsDejaConnues form={form} />}
      </AtelierDeLignes>
    );
  }
  return (
    <Atelier id={id} titre={titre} panneau={essai}>
      {rubrique.options.map((name) =>
        id === 'calendrier' && name === 'sous_dispositifs' ? (
          <CalendrierTypes key={name} form={form} />
        ) : (
          <Champs key={name} rubrique={rubrique} form={form} only={[name]} />
        ),
      )}
      {id === 'budget' && <RubriquesDuProjet form={form} noms={budgetRubriques} />}
      {id === 'types' && <SousDispositifsConnus dispositif={campagne.dispositif.code} form={form} />}
      {id === 'general' && (
        <>
          <CampagneSuivante form={form} isPubliee={campagne.publiee !== null} />
          <RevenirAuPublie form={form} publie={publieOf(campagne)} />
        </>
      )}
    </Atelier>
  );
}

const publieOf = ({ publiee }: CampagneAdministree): BrouillonCampagne | null =>
  publiee && toBrouillon(publiee.campagne as Campagne, publiee.campagne_exercice);

type ChampsProps = Pick<SectionCampagneProps, 'rubrique' | 'form'> & { only: readonly string[] };

const Champs = ({ rubrique, form, only }: ChampsProps) => (
  <FieldList {...form} fields={campagneRubriqueFields(rubrique)} only={only} saysRequired={false} />
);

/** The sections written by the portal; the two others hold the questions and the pièces of the campaign. */
const rubriquesDuProjet = nomsRubriques.filter(
  (one) => !one.endsWith('-bloc') && !budgetRubriques.some((budget) => budget === one),
);

/**
 * Returns the lists edited in this section; adding a first line also makes the campaign ask for the section that holds
 * it.
 */
function feuillesOf(id: string, form: Form): FeuilleLignes[] {
  const { champs_personnalises, documents_attendus, documents_projet } = campagneFields;
  const asks = (name: (typeof nomsRubriques)[number]) => () => {
    const { rubriques }: BrouillonCampagne = form.value;
    if (rubriques && !rubriques.includes(name)) form.onChange('rubriques', [...rubriques, name]);
  };
  const questions = (bloc: string, label: string, onAdd?: () => void): FeuilleLignes => ({
    sorte: 'champ',
    path: 'champs_personnalises',
    row: { ...champs_personnalises, label } as ListRow,
    bloc,
    onAdd,
  });
  switch (id) {
    case 'association':
      return [questions('dossier-bloc', 'Questions du dossier')];
    case 'projet':
      return [questions('custom-bloc', 'Questions de chaque projet', asks('custom-bloc'))];
    case 'pieces':
      return [
        { sorte: 'document', path: 'documents_attendus', row: documents_attendus },
        {
          sorte: 'document',
          path: 'documents_projet',
          row: documents_projet,
          onAdd: asks('document-custom-bloc'),
        },
      ];
    default:
      return [];
  }
}
