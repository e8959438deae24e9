// The colour of the portal, wherever no style sheet is read: e-mails, PDFs; the screen's own is held to it by a test.
export const couleurMarque = '#0b5061';
