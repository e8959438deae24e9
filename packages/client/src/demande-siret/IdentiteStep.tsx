import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { AppLink } from '../platform/AppLink.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { EtapeSiretProps } from './edition.ts';
import { LectureIdentite } from './LectureIdentite.tsx';
import { reprisText } from './reprises.ts';
import { ficheHref } from './siret-href.ts';

/** The step that shows what the register says of the association, and asks for its date of declaration. */
export const IdentiteStep = ({ dossier, tete, form, resume, actions }: EtapeSiretProps) => (
  <>
    {resume}
    <LectureIdentite identite={tete.value.identite ?? {}} note={reprisText} />
    <p>
      Une erreur ? Elle se corrige dans la{' '}
      <AppLink href={ficheHref(dossier)}>fiche de votre association</AppLink>.
    </p>
    <FieldList
      {...form}
      fields={demandeSiretFields.identite.fields}
      only={['dateCreation']}
      parentPath="identite"
    />
    {actions}
  </>
);
