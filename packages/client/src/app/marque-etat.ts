// The marks of the State, loaded only by a portal configured for it (licence: its own sites).
import favicon from '@codegouvfr/react-dsfr/dsfr/favicon/favicon.svg?url';
import '../ui/theme/marque-etat.css';

document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
