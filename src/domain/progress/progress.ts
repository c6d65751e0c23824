/** What the device remembers under `progress_{userid}`. */
export interface StoredProgress {
  currentStep: number;
  isFirstLogin: boolean;
}
