// Loaded only by a portal configured as a site of the State, since the licence of these marks allows no other.
import favicon from '@codegouvfr/react-dsfr/dsfr/favicon/favicon.svg?url';
import '../ui/theme/marque-etat.css';

document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
