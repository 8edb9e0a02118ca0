type Reader = (picture: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/**
 * Reads the QR code of an image: with the browser's detector if available, otherwise with a library that loads on
 * demand.
 */
export async function qrReader(): Promise<Reader> {
  const Browser = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Browser && (await Browser.getSupportedFormats()).includes("qr_code")) {
    const detector = new Browser({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: readPixels } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!pen || width === 0) return null;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    return readPixels(pen.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
  };
}
