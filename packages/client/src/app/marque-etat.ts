// Only a portal configured as a site of the State loads these marks: their licence keeps them for such sites.
import favicon from '@codegouvfr/react-dsfr/dsfr/favicon/favicon.svg?url';
import '../ui/theme/marque-etat.css';

document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
