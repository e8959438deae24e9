import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { CodeForm } from './CodeForm.tsx';

/** This page asks for the second factor, whatever the first one was. */
export const CodePage = (form: Parameters<typeof CodeForm>[0]) => (
  <div className="page colonne-texte pile">
    <PageHeading
      titre="Confirmer que c’est vous"
      chapo="Votre compte est protégé par un code. Ouvrez l’application de codes de votre téléphone et recopiez celui de Portail Asso."
    />
    <CodeForm {...form} />
  </div>
);
