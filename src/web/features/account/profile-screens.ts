/** The screens of the profile and the consents, as one chunk: they share most modules. */
export { ProfilePageEditScreen } from './profile/profile-page-edit-screen.tsx';
export { RegistrationFormScreen } from './registration-form-screen.tsx';
export { TermsUpdateScreen } from './terms/terms-update-screen.tsx';
