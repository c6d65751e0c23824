/** The entry in local storage of a phone that one person uses. The app writes it, and so does the authors’ page, whose preview has the same origin. */
export const ownPhoneStorageEntry = { key: 'phone', value: 'mine' } as const;
